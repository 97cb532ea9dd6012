import type { logger } from '@ninetailed/experience.js-shared'

/** The SDK tells nobody what goes wrong unless it is given a place for it. */
export const consoleSink: Parameters<typeof logger.addSink>[0] = {
  name: 'console',
  ingest: ({ level, messages }) => {
    if (level === 'warn') console.warn(...messages)
    if (level === 'error' || level === 'fatal') console.error(...messages)
  },
}
