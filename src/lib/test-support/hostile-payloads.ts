/**
 * Texts that run a script if a page treats them as HTML, an address, or code. Each calls the function `tripwire` of the
 * page. Tests insert all of them wherever untrusted text is used, and expect no call.
 */

export const tripwire = 'tripwire'

const code = `${tripwire}(1)`
const fromFrame = `parent.${code}`

/** The contexts of a text, which it must leave first. */
const exits = ['', '">', "'>", '</script>', '</style>', '</textarea>', '</title>', '-->', '</noscript>', ']]>']

/** HTML that runs a script when it is inserted into a page, or at the first click. */
const elements = [
  `<script>${code}</script>`,
  `<img src=x onerror=${code}>`,
  `<svg onload=${code}>`,
  `<svg><script>${code}</script></svg>`,
  `<svg><animate onbegin=${code} attributeName=x dur=1s>`,
  `<iframe srcdoc="<script>${fromFrame}</script>"></iframe>`,
  `<iframe src="javascript:${fromFrame}"></iframe>`,
  `<details open ontoggle=${code}>`,
  `<input autofocus onfocus=${code}>`,
  `<body onload=${code}>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${code}>`,
  `<object data="data:text/html,<script>${fromFrame}</script>"></object>`,
  `<a href="javascript:${code}">x</a>`,
  `<form action="javascript:${code}"><button>x</button></form>`,
  `<video><source onerror=${code}></video>`,
  `<noscript><p title="</noscript><img src=x onerror=${code}>">`,
]

const addresses = [
  `javascript:${code}`,
  `JaVaScRiPt:${code}`,
  `java\tscript:${code}`,
  `java\nscript:${code}`,
  `\u0001javascript:${code}`,
  ` javascript:${code}`,
  `javascript://elsewhere.example/%0a${code}`,
  `vbscript:${code}`,
  `data:text/html,<script>${fromFrame}</script>`,
  'data:text/html;base64,PHNjcmlwdD5wYXJlbnQudHJpcHdpcmUoMSk8L3NjcmlwdD4=',
  `data:text/javascript,${code}`,
  `blob:${code}`,
  `//elsewhere.example/${tripwire}.js`,
  String.raw`/\elsewhere.example/`,
]

/** Code for contexts in which text becomes part of a script, a template, a selector or an object. */
const expressions = [
  `';${code};//`,
  `";${code};//`,
  `\`;${code};//`,
  `\${${code}}`,
  `{{constructor.constructor('${code}')()}}`,
  `[x](javascript:${code})`,
  `![x](x"onerror="${code})`,
  `<javascript:${code}>`,
  `[x]: javascript:${code}\n[x]`,
  `\u2028${code}`,
  String.raw`\u003cimg src=x onerror=${code}\u003e`,
  `%3Cscript%3E${code}%3C/script%3E`,
  `&lt;img src=x onerror=${code}&gt;`,
  `*,[href]{background:url(javascript:${code})}`,
  `"],img[src="x" onerror="${code}`,
  `__proto__[innerHTML]=<img src=x onerror=${code}>`,
  `{"__proto__":{"innerHTML":"<img src=x onerror=${code}>"}}`,
  `{"v":"<img src=x onerror=${code}>","e":9999999999999}`,
]

/** More than 200 distinct texts. */
export const hostilePayloads: readonly string[] = [
  ...exits.flatMap((exit) => elements.map((element) => exit + element)),
  ...exits.map((exit) => `${exit}<ScRiPt/x>${code}</sCrIpT >`),
  ...addresses,
  ...expressions,
]
