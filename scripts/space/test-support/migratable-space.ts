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
  const api = await startMigratableApi('token', path.join(folder, 'tls'))
  const env = {
    CONTENTFUL_SPACE_ID: 'target',
    CONTENTFUL_MANAGEMENT_TOKEN: 'token',
    CONTENTFUL_MANAGEMENT_HOST: api.host,
    CONTENTFUL_UPLOAD_HOST: api.host,
  }
  const { client } = connect(env)
  for (const type of model) {
    const params = { contentTypeId: type.id }
    const created = await client.contentType.createWithId(params, toContentfulType(type))
    await client.contentType.publish(params, created)
  }
  return { api, env, client }
}
