/**
 * The loader that stands in each page in place of Gatsby's script tags. It fetches them at the first
 * click, key or focus, or when the page has been loaded and quiet for a while, whichever comes
 * first. Until then every control works natively, so nothing waits for it and no tap is lost.
 *
 * A visitor who goes back before hydration, to a page that was reached within the document, has the
 * other address and this page: then the page of the address is loaded.
 *
 * A link that is followed before the attribution script is here waits for it, so that no campaign is
 * lost and a sign-up link carries it: until the page has loaded. Once it is here, it may hold the link
 * until the visitor's consent is known. Nothing waits longer than five seconds after the page was asked for.
 * What opens in another tab does not wait, because this page stays.
 *
 * Written out by hand because it is inlined in every page: `currentScript` holds the addresses. The
 * page's data is fetched together with the scripts, not after them.
 */

/** Milliseconds between the page's load event and the first idle moment in which hydration may start. */
export const quietPeriod = 2500

/** Milliseconds after the page was asked for in which a link may have to wait for the attribution script and for consent. */
export const attributionPatience = 5000

/** Fetches the page's data and the scripts, once. */
const fetchScripts = `n,g=()=>{if(n)return;n=1;let a=(t,o)=>d.head.append(Object.assign(d.createElement(t),o));a('link',{rel:'preload',as:'fetch',crossOrigin:'anonymous',href:'/page-data/'+(w.pagePath.replace(/^\\/|\\/$/g,'')||'index')+'/page-data.json'});s.map(u=>a('script',{src:u,async:false}))}`

const holdLinks = `addEventListener('click',e=>{let l=e.target.closest?.('a'),h='hearthsideAttribution',r=()=>performance.now()>${attributionPatience}||(h in w?!w[h]?.holds(l):d.readyState=='complete'),v=()=>{r()?l.click():setTimeout(v,50)};l&&!r()&&!(e.ctrlKey||e.metaKey||e.shiftKey)&&(e.preventDefault(),v())},true)`

const whenQuiet = `addEventListener('load',()=>setTimeout(()=>(w.requestIdleCallback||setTimeout)(g,{timeout:4000}),${quietPeriod}))`

const onBack = `addEventListener('popstate',()=>location.pathname==p||'hydrated'in d.documentElement.dataset||location.reload())`

export const loader = `((s,w,d,p)=>{let ${fetchScripts};['click','keydown','focusin'].map(t=>addEventListener(t,g,true));${holdLinks};${whenQuiet};${onBack}})(document.currentScript.dataset.deferred.split(' '),window,document,location.pathname)`
