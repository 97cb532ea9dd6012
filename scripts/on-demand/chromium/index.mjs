import chromium from '@sparticuz/chromium'

/** @returns {Promise<string>} the path of the program, which is unpacked first if it has to be */
export const executablePath = () => chromium.executablePath()
