import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** `import castle from "icon:castle"` is the path of that icon of game-icons: only the used ones end up in the build. */
function icons(): Plugin {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  let known: Record<string, { body: string }> | undefined;
  return {
    name: "icons",
    enforce: "pre",
    resolveId: (id) => (id.startsWith("icon:") ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith("\0icon:")) return null;
      known ??= (JSON.parse(readFileSync(file, "utf8")) as { icons: Record<string, { body: string }> }).icons;
      const name = id.slice("\0icon:".length);
      const path = known[name]?.body.match(/ d="([^"]+)"/)?.[1];
      if (!path) throw new Error(`there is no icon ${name}`);
      return `export default ${JSON.stringify(path)};`;
    },
  };
}

const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [icons(), svelte()],
  build: {
    outDir: "../src/ludarium/server/static",
    emptyOutDir: true,
    // The content security policy allows no data: fonts and no inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
  },
  server: {
    proxy: {
      "/api": { target: server, ws: true },
    },
  },
  test: { include: ["tests/**/*.test.ts"] },
} as Parameters<typeof defineConfig>[0]);
