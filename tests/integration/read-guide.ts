/** A numbered step of a guide. */
export interface GuideStep {
  readonly title: string
  /** The lines of each `sh` block. */
  readonly commands: readonly string[][]
  /** The rows of its tables: variables and what the guide says about their values. */
  readonly settings: Readonly<Record<string, string>>
  /** Addresses in its text, in order. */
  readonly addresses: readonly string[]
}

/** Reads steps such as `3. **Configure the checkout.** Clone …` of a Markdown page. */
export function readGuide(text: string): readonly GuideStep[] {
  return text
    .split(/^(?=\d+\. |## )/m)
    .filter((part) => /^\d/.test(part))
    .map((part) => ({
      title: /^\d+\. \*\*(.+?)\.?\*\*/.exec(part)?.[1] ?? '',
      commands: [...part.matchAll(/^ +```sh\n([\s\S]*?)^ +```/gm)].map(([, block = '']) =>
        block.split('\n').flatMap((line) => line.trim() || []),
      ),
      settings: Object.fromEntries(
        [...part.matchAll(/^ +\| `([A-Z_]+)` +\| (.+?) +\|$/gm)].map(([, name = '', value = '']) => [name, value]),
      ),
      addresses: [...part.matchAll(/`(https:[^`]+)`/g)].map(([, address = '']) => address),
    }))
}
