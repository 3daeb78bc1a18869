/** What stands beside the board, one at a time; on a narrow screen, instead of it. */

export type Side = "end" | "log" | "score" | "chat";
export type Tab = "board" | Side;
