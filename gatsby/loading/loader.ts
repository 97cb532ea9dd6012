import { logInClickedKey } from '../../src/data/storage-keys'

/**
 * The loader that stands in each page in place of Gatsby's script tags. It fetches them at the first
 * click, key or focus, or when the page has been loaded and quiet for a while, whichever comes
 * first. Until then every control works natively, so nothing waits for it and no tap is lost.
 *
 * A visitor who goes back before hydration, to a page that was reached within the document, has the
 * other address and this page: then the page of the address is loaded.
 *
 * A link that leaves this document in this tab before the attribution script is here waits for it, so
 * that no campaign is lost and a sign-up link carries it: until the page has loaded. Once the script is
 * here, it may hold the link until the visitor's consent is known. No link waits longer than five seconds
 * after the page was asked for. Nothing else waits: sections of this page, mail, downloads, other tabs.
 *
 * Other clicks on links and buttons are recorded in `window.earlyClicks`, until the controllers take
 * them from there (src/app/replay-early-clicks.ts). The flag of Login is set here, because that link
 * leaves the page before any controller is there (specification 2.1).
 *
 * Written out by hand because it is inlined in every page: `currentScript` holds the addresses. The
 * page's data is fetched together with the scripts, not after them.
 */

/** Milliseconds between the page's load event and the first idle moment in which hydration may start. */
export const quietPeriod = 2500

/** Milliseconds after the page was asked for in which a link may have to wait for the attribution script and for consent. */
export const attributionPatience = 5000

/** Fetches the page's data and the scripts, once. */
const fetchScripts = `n,g=()=>{if(n)return;n=1;let a=(t,o)=>d.head.append(Object.assign(d.createElement(t),o));a('link',{rel:'preload',as:'fetch',crossOrigin:'',href:'/page-data/'+(w.pagePath.replace(/^\\/|\\/$/g,'')||'index')+'/page-data.json'});s.map(src=>a('script',{src,async:0}))}`

/** Whether the link `l` need not wait any longer. */
const isReady = `h='hearthsideAttribution',r=()=>performance.now()>${attributionPatience}||(h in w?!w[h]?.holds(l):d.readyState=='complete')`

/** Links that open elsewhere leave this page as it is. */
const target = `e.target.closest?.('a:not([download],[target]:not([target=_self])),button')`

/** Whether the link leaves this document: `u` is its address without the hash `f`. */
const leaves = `/^http/.test(u)&&(f==null||u!=d.URL.split('#')[0])`

const setLogInFlag = `if('login'in l.dataset)try{localStorage['${logInClickedKey}']=1}catch{}`

const takeClicks = `w.earlyClicks=[];addEventListener('click',e=>{let l=${target},${isReady},v=()=>{r()?l.click():setTimeout(v,50)},[u,f]=(l?.href+'').split('#');if(l){${setLogInFlag}e.ctrlKey||e.metaKey||e.shiftKey||(${leaves}?r()||(e.preventDefault(),v()):w.earlyClicks?.push(l))}},true)`

const whenQuiet = `addEventListener('load',()=>setTimeout(()=>(w.requestIdleCallback||setTimeout)(g,{timeout:4000}),${quietPeriod}))`

const onBack = `addEventListener('popstate',()=>location.pathname==p||'hydrated'in d.documentElement.dataset||location.reload())`

export const loader = `((s,w,d,p)=>{let ${fetchScripts};${takeClicks};['click','keydown','focusin'].map(t=>addEventListener(t,g,true));${whenQuiet};${onBack}})(document.currentScript.dataset.deferred.split(' '),window,document,location.pathname)`
