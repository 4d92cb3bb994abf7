// Starts the page that it stands at the end of: src/server/pages/late-start.ts puts it there, and has
// made the router's scripts inert text before it. Why and when:
// docs/decisions/a-page-is-shown-before-its-script.md.
(() => {
  const page = document.documentElement;
  // Signs that somebody uses the page.
  const signs = ["pointermove", "pointerdown", "scroll", "keydown", "focusin"];
  // A picture that hangs holds up `load`, and a page in the background is not painted, ms.
  const patience = 3000;
  // A fetch that failed is tried again after so long, or once the network is back, ms.
  const retry = 5000;
  const parts = [...document.querySelectorAll("script[data-app]")];
  const { modules, entry } = JSON.parse(parts.pop().textContent);
  let isStarted = false;

  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const backOnline = () =>
    new Promise((resolve) => addEventListener("online", resolve, { once: true }));

  const fetchModule = (href) =>
    new Promise((resolve, reject) => {
      const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href });
      link.onload = resolve;
      link.onerror = () => reject(new Error(`${href} could not be fetched`));
      document.head.append(link);
    });

  // Until it succeeds. A network fails anew each time; a fault of a module is the same one again.
  const untilDone = async (work, failed) => {
    try {
      await work();
    } catch (error) {
      if (error === failed) throw error;
      await Promise.race([pause(retry), backOnline()]);
      await untilDone(work, error);
    }
  };

  // What may run is said by the hashes of the content policy, here as elsewhere.
  const policy = globalThis.trustedTypes?.createPolicy("page-start", {
    createScript: (text) => text,
  });
  const run = (part) => {
    const script = document.createElement("script");
    if (part.dataset.app === "module") script.type = "module";
    const text = part.textContent;
    script.textContent = policy ? policy.createScript(text) : text;
    document.head.append(script);
    script.remove();
  };

  // Failures are met at the start, where each is asked for again.
  const fetchAll = () => {
    for (const href of [...modules, entry]) fetchModule(href).catch(() => undefined);
  };

  // A browser also tells of a mouse that rests, when something is laid out below it.
  const touched = ({ type, movementX, movementY }) => {
    if (type !== "pointermove" || movementX || movementY) start();
  };
  const start = async () => {
    if (isStarted) return;
    isStarted = true;
    for (const sign of signs) removeEventListener(sign, touched, true);
    fetchAll();
    // One a task, those that others import first: a touch is answered in between.
    for (const href of modules) {
      await pause(0);
      await untilDone(() => import(href));
    }
    await untilDone(() => fetchModule(entry));
    parts.forEach(run);
  };

  // A button that only the app answers, pressed before it did, is pressed again once it does.
  // Links, forms and menus do what they say without it.
  // One that went with its press, or with the HTML of its part, has no page round it.
  const answers = (button) =>
    button.closest("[data-late], html")?.matches("[data-started]") ?? true;
  const pressed = new Set();
  const pressAgain = () => {
    for (const button of pressed) {
      if (!answers(button)) continue;
      pressed.delete(button);
      if (button.isConnected) button.click();
    }
  };
  const remember = ({ target, isTrusted }) => {
    const button = isTrusted && target.closest("button[type=button]");
    if (!button || answers(button)) return;
    // React may answer by making haste, and says so a moment after. Where that comes too late for the
    // press it stops it, so that it reaches no button.
    let isReached = false;
    const reached = () => {
      isReached = true;
    };
    button.addEventListener("click", reached, { once: true });
    setTimeout(() => {
      button.removeEventListener("click", reached);
      if (isReached && answers(button)) return;
      pressed.add(button);
      pressAgain();
    });
  };
  // Captured: React stops what a late part does not answer yet.
  addEventListener("click", remember, true);
  new MutationObserver(pressAgain).observe(page, {
    subtree: true,
    attributeFilter: ["data-started"],
  });

  // What is stored is shown by script alone: who is signed in, a form that waits for a network.
  const isStored = () => {
    try {
      // By the browser's key alone nothing is shown.
      return Object.keys(localStorage).some((name) => name !== "browser");
    } catch {
      return false; // A browser that refuses storage holds nothing.
    }
  };
  // A map, for one: on a phone it may stand behind the list.
  const showsScriptOnly = () =>
    [...document.querySelectorAll("[data-script-only]")].some(
      (part) => part.getClientRects().length > 0,
    );
  const waitsForTouch = () => page.dataset.startsAt && !isStored() && !showsScriptOnly();
  const startUnlessTouched = () => {
    if (!waitsForTouch()) start();
    else if (page.dataset.startsAt === "ready-for-touch") fetchAll();
  };
  // On a quick line all has come before anything is painted.
  const oncePainted = () =>
    new PerformanceObserver(startUnlessTouched).observe({ type: "paint", buffered: true });

  for (const sign of signs) addEventListener(sign, touched, { capture: true, passive: true });
  if (document.readyState === "complete") oncePainted();
  else addEventListener("load", oncePainted, { once: true });
  setTimeout(startUnlessTouched, patience);
})();
