import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { mkdirSync } from 'node:fs'
import { findBrowser } from './e2e/support/browser'
const [base, width, out, ...paths] = process.argv.slice(2) as [string, string, string, ...string[]]
const w = Number(width), scale = w > 1000 ? 0.26 : 0.5, tileW = Math.round(w * scale), tileH = w > 1000 ? 1900 : 2600
const { executablePath, args } = await findBrowser()
const browser = await chromium.launch({ executablePath, args: [...args] })
mkdirSync('/tmp/sheets', { recursive: true })
const per = w > 1000 ? 5 : 9
for (let i = 0; i < paths.length; i += per) {
  const group = paths.slice(i, i + per)
  const tiles: any[] = []
  for (const [j, path] of group.entries()) {
    const page = await browser.newPage({ viewport: { width: w, height: 900 }, javaScriptEnabled: true })
    await page.goto(base + path, { waitUntil: 'load' })
    await page.evaluate(async () => {
      for (const i of document.images) i.loading = 'eager'
      await document.fonts.ready
      await Promise.all([...document.images].map((i) => i.decode().catch(() => 0)))
    })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (over > 0) console.log('OVERFLOW', path, over)
    const png = await page.screenshot({ fullPage: true })
    const img = sharp(png).resize({ width: tileW })
    const buf = await img.png().toBuffer()
    const meta = await sharp(buf).metadata()
    const tile = meta.height! > tileH ? await sharp(buf).extract({ left: 0, top: 0, width: tileW, height: tileH }).toBuffer() : buf
    tiles.push({ input: tile, left: j * (tileW + 8), top: 18 })
    tiles.push({ input: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${tileW}" height="18"><text x="2" y="13" font-size="12" font-family="sans-serif">${path} ${meta.height! > tileH ? '(cut)' : ''}</text></svg>`), left: j * (tileW + 8), top: 0 })
    await page.close()
  }
  await sharp({ create: { width: per * (tileW + 8), height: tileH + 18, channels: 3, background: '#888' } }).composite(tiles).png().toFile(`/tmp/sheets/${out}-${String(i / per + 1).padStart(2, '0')}.png`)
}
await browser.close()
