/** What stands in a form, by name. Files are left out: what is sent of them is their address. */
export const readValues = (form: HTMLFormElement): Readonly<Record<string, string>> =>
  Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
