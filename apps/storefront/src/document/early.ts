/**
 * The page's only script that runs at once. It starts the app at the first interaction, or once everything is loaded, the main
 * picture is painted (or a second went by without a word of it) and the browser is idle. It keeps what was clicked before the app was
 * there; links and forms with an address work by themselves meanwhile. Each of the app's files starts in a task of its own, so that
 * none is long. Where one does not come, whoever clicks a button gets the whole page anew: browsers do not ask for a module twice. It
 * is plain text, so it must run in every browser that runs modules. It also unfolds the page at once (see `unfold`) where the browser
 * is about to scroll to a place in it. Where `<` could stand in an address, the document escapes it.
 */
export const earlyScript = (entry: string, imports: readonly string[]): string =>
  `(()=>{let n=0,f=0;const a=window.__early=[],x=a.fail=()=>{f=1;a.length&&navigator.onLine&&location.reload()},s=()=>{if(n++)return;const p=${JSON.stringify([...imports, entry])},r=()=>p.length&&import(p.shift()).then(()=>setTimeout(r),x);p.forEach(h=>{const l=document.createElement("link");l.rel="modulepreload";l.href=h;document.head.append(l)});r()},k=e=>{s();const b=e.target.closest&&e.target.closest("button");if(!b||a.live)return;const m=b.form;if(m&&b.type=="submit"&&m.hasAttribute("action"))return;e.preventDefault();a.push(b);f&&x()};addEventListener("click",k,!0);for(const t of["pointerdown","keydown","touchstart"])addEventListener(t,s,{once:!0,passive:!0,capture:!0});const[v]=performance.getEntriesByType("navigation");if(location.hash||!v||v.type!="navigate")document.documentElement.removeAttribute("data-fold");const i=()=>{const m=document.querySelector("img[fetchpriority=high]"),g=()=>(window.requestIdleCallback||setTimeout)(s,{timeout:2e3});try{new PerformanceObserver(l=>{l.getEntries().some(({element:o})=>!m||o==m)&&g()}).observe({type:"largest-contentful-paint",buffered:!0})}catch{}setTimeout(g,1e3)};document.readyState=="complete"?i():addEventListener("load",i)})()`

declare global {
  interface Window {
    /** Buttons that were clicked before the app was there; `live` once it is, `fail` where it cannot be. */
    __early?: HTMLElement[] & { live?: boolean; fail?: () => void }
  }
}

/** Does what was clicked before the app was there, in order, and ends the keeping. */
export function replayEarly(): void {
  const early = window.__early
  if (!early) return
  early.live = true
  for (const element of early.splice(0)) if (element.isConnected) element.click()
}
