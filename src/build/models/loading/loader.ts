/**
 * The loader that stands in each page in place of Gatsby's script tags. It fetches them at the first
 * click, key or focus, or when the page has been loaded and quiet for a while, whichever comes
 * first. Until then every control works natively, so nothing waits for it and no tap is lost.
 *
 * A visitor who goes back before hydration, to a page that was reached within the document, has the
 * other address and this page: then the page of the address is loaded.
 *
 * Written out by hand because it is inlined in every page: `currentScript` holds the addresses. The
 * page's data is fetched together with the scripts, not after them.
 */

/** Milliseconds between the page's load event and the first idle moment in which hydration may start. */
export const quietPeriod = 2500

export const loader = `(function(s,w){var d=document,e=['click','keydown','focusin'],n;function g(){if(n)return;n=1;e.forEach(function(t){removeEventListener(t,g,true)});var l=d.createElement('link');l.rel='preload';l.as='fetch';l.crossOrigin='anonymous';l.href='/page-data/'+(w.pagePath==='/'?'index':w.pagePath.replace(/^\\/|\\/$/g,''))+'/page-data.json';d.head.appendChild(l);s.forEach(function(u){var c=d.createElement('script');c.src=u;c.async=false;d.head.appendChild(c)})}e.forEach(function(t){addEventListener(t,g,true)});function q(){setTimeout(function(){w.requestIdleCallback?requestIdleCallback(g,{timeout:4000}):g()},${quietPeriod})}addEventListener('load',q);var p=location.pathname;addEventListener('popstate',function(){location.pathname===p||'hydrated'in d.documentElement.dataset||location.reload()})})(document.currentScript.dataset.deferred.split(' '),window)`
