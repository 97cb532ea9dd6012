import { safeFileName } from './safe-file-name'

it.each([
  ['plan.PNG', 'plan.png'],
  ['Plan für März.png', 'Plan für März.png'],
  ['plan.html', 'plan.png'],
  ['plan.png.exe', 'plan.png.png'],
  ['../../etc/passwd', 'passwd.png'],
  ['C:\\Users\\ann\\plan.png', 'plan.png'],
  ['', 'file.png'],
  ['.htaccess', 'file.png'],
  ['...', 'file.png'],
  ['a"b\r\nSet-Cookie: x=1.png', 'ab Set-Cookie x1.png'],
  ['<img src=x onerror=alert(1)>.png', 'img srcx onerroralert(1).png'],
  ['\u202Egnp.exe', 'gnp.png'],
  ['a\u0000.png', 'a.png'],
  ['$(rm -rf).png', '(rm -rf).png'],
  [`${'x'.repeat(500)}.png`, `${'x'.repeat(196)}.png`],
])('calls %.40j %.40j', (name, safe) => {
  expect(safeFileName(name, '.png')).toBe(safe)
})
