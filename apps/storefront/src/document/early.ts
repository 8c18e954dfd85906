/**
 * The page's only script that runs at once. It starts the app at the first interaction, or once everything is loaded, the main
 * picture is painted (or a second went by without a word of it) and the browser is idle. It keeps what was clicked before the app was
 * there; links and forms with an address work by themselves meanwhile. It is plain text, so it must run in every browser that runs
 * modules. It also unfolds the page at once (see `unfold`) where the browser is about to scroll to a place in it. Where `<` could stand in an address, the document escapes it.
 */
export const earlyScript = (entry: string, imports: readonly string[]): string =>
  `(()=>{let n=0;const a=window.__early=[],s=()=>{if(n++)return;${JSON.stringify(imports)}.forEach(h=>{const l=document.createElement("link");l.rel="modulepreload";l.href=h;document.head.append(l)});import(${JSON.stringify(entry)})},k=e=>{s();const b=e.target.closest&&e.target.closest("button");if(!b||a.live)return;const f=b.form;if(f&&b.type=="submit"&&f.hasAttribute("action"))return;e.preventDefault();a.push(b)};addEventListener("click",k,!0);for(const t of["pointerdown","keydown","touchstart"])addEventListener(t,s,{once:!0,passive:!0,capture:!0});const[v]=performance.getEntriesByType("navigation");if(location.hash||!v||v.type!="navigate")document.documentElement.removeAttribute("data-fold");const i=()=>{const m=document.querySelector("img[fetchpriority=high]"),g=()=>(window.requestIdleCallback||setTimeout)(s,{timeout:2e3});try{new PerformanceObserver(l=>{l.getEntries().some(({element:o})=>!m||o==m)&&g()}).observe({type:"largest-contentful-paint",buffered:!0})}catch{}setTimeout(g,1e3)};document.readyState=="complete"?i():addEventListener("load",i)})()`

declare global {
  interface Window {
    /** Buttons that were clicked before the app was there; `live` once it is. */
    __early?: HTMLElement[] & { live?: boolean }
  }
}

/** Does what was clicked before the app was there, in order, and ends the keeping. */
export function replayEarly(): void {
  const early = window.__early
  if (!early) return
  early.live = true
  for (const element of early.splice(0)) if (element.isConnected) element.click()
}
