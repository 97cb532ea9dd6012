/**
 * Puts a text on the clipboard.
 *
 * @returns whether it is there; a browser may refuse, and has no clipboard on insecure pages
 */
export async function copyText({ clipboard }: { readonly clipboard?: Clipboard }, text: string): Promise<boolean> {
  try {
    await clipboard?.writeText(text)
    return clipboard !== undefined
  } catch {
    return false
  }
}
