import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import config from "./svelte.config.js";

/** What the compilers do not find. Layout is Prettier's. */
export default ts.config(
  { ignores: ["dist", "node_modules", "src/**/wire.ts", "src/**/view.ts"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_$", argsIgnorePattern: "^_$" }],
      // Ours are made anew where they are needed, and nobody watches them change.
      "svelte/prefer-svelte-reactivity": "off",
      // A space between two inline things has to be said.
      "svelte/no-useless-mustaches": "off",
      "svelte/no-useless-children-snippet": "off",
    },
  },
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig: config } },
  },
);
