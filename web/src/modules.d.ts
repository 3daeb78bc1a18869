declare module "icon:*" {
  /** The path of an icon, in a box of 512 by 512. */
  const path: string;
  export default path;
}
