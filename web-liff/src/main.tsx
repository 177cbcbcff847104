import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { currentInitialData } from "./initialData.ts";
import { initialLanguage, loadCatalog } from "./language/language.ts";
import { takeLineCallback } from "./liff/lineLogin.ts";
import { currentPlace } from "./location.ts";
import { environment } from "./relay/environment.ts";
import { routeAt } from "./routes.tsx";
import "./ui/theme.css";

const lineAnswer = takeLineCallback();
const { path, search } = currentPlace();

/** Whether the server drew what is shown, and all that it drew is here to take it over. */
async function canHydrate(root: HTMLElement): Promise<boolean> {
  // LINE's login page comes back to one address, and the page that is shown may be another.
  if (!root.hasChildNodes() || currentInitialData()?.place !== path + search) return false;
  const drawn = routeAt(path)?.drawn;
  if (!drawn?.when(search)) return true;
  return drawn.preload().then(
    () => true,
    () => false,
  );
}

async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (root === null) throw new Error("index.html has no #root");
  const language = initialLanguage();
  const app = <App environment={environment} language={language} lineAnswer={lineAnswer} />;
  const [takesOver] = await Promise.all([canHydrate(root), loadCatalog(language)]);
  if (takesOver) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

// Not awaited here: what is brought may stand on this very script.
void start();
