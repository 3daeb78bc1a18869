/** Which page is shown: the path of the address. */

let path = $state(location.pathname);
let query = $state(location.search);

addEventListener("popstate", () => {
  path = location.pathname;
  query = location.search;
});

/** An address may hold anything; what is no text stays as it is. */
function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const route = {
  get path() {
    return path;
  },
  get parts() {
    return path.split("/").filter(Boolean).map(readable);
  },
  get query() {
    return new URLSearchParams(query);
  },
};

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  path = location.pathname;
  query = location.search;
  if (!replace && !location.hash) scrollTo(0, 0);
}

/** Follows links inside the page without loading it again. */
export function links(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element).closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || link.getAttribute("href")?.startsWith("#")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
