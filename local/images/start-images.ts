import { listen, type LocalServer } from '../faults/local-server'
import { createImageRoutes, type ImageOptions } from './image-routes'

/** Where the stand-in listens beside Gatsby's development server, when the port is free. */
const developmentPort = 8746

/** Serves the stand-in on a port of its own, for a site that another program serves. */
export async function startImages(options: Omit<ImageOptions, 'prefix'>): Promise<LocalServer> {
  const routes = createImageRoutes({ ...options, prefix: '' })
  const handle: Parameters<typeof listen>[0] = async (request, response) => {
    await routes(request, response)
  }
  return listen(handle, developmentPort).catch(() => listen(handle))
}
