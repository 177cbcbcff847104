import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { whatIsGiven } from "./given.ts";
import { takeLineAnswer } from "./liff/lineLogin.ts";
import { currentPlace } from "./location.ts";
import { environment } from "./relay/environment.ts";
import "./ui/theme.css";

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");

const lineAnswer = takeLineAnswer();
const app = <App environment={environment} lineAnswer={lineAnswer} />;
const { path, search } = currentPlace();
// LINE's login page comes back to one address, and the page that is shown may be another.
if (root.hasChildNodes() && whatIsGiven()?.place === path + search) hydrateRoot(root, app);
else createRoot(root).render(app);
