import path from 'node:path'
import type { ContentType } from '../../../content/model'
import { toContentfulType } from '../../../content/model/projections/contentful'
import { connect } from '../connect'
import { startMigratableApi } from '../migrate-files'

/**
 * Starts a simulated space with content types, as a push would create them.
 *
 * @param folder for the certificate
 */
export async function openMigratableSpace(model: readonly ContentType[], folder: string) {
  const api = await startMigratableApi(path.join(folder, 'tls'))
  const { client } = connect(api.env)
  for (const type of model) {
    const params = { contentTypeId: type.id }
    const created = await client.contentType.createWithId(params, toContentfulType(type))
    await client.contentType.publish(params, created)
  }
  return { api, client }
}
