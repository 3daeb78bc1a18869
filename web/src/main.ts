import { mount } from "svelte";
import App from "./App.svelte";
import { registerWorker } from "./lib/push";
import { applySettings } from "./lib/settings.svelte";
import "./styles/fonts.css";
import "./styles/theme.css";
import "./styles/base.css";

applySettings();
registerWorker();
mount(App, { target: document.getElementById("app")! });
