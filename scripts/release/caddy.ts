import { normalizePath, type Redirect } from '../../content/model/redirects'
import { policyOfDrawings, responseHeaders, sharedPattern } from '../../server/security-headers'
import { cacheControlOf, immutablePatterns, revalidate } from '../../server/site/cache-rules'
import { privateFiles } from '../../server/site/open-site'
import { redirectLocation } from '../../server/site/redirects'

const quote = (text: string): string => `\`${text.replaceAll('`', '%60')}\``

function redirectLines({ from, to, status }: Redirect, index: number): string {
  const path = normalizePath(from)
  const paths = [...new Set([path, path.replace(/\/$/, '') || '/'])].map(quote).join(' ')
  const [address = '', ...fragment] = redirectLocation(to, '').split('#')
  const rest = fragment.length > 0 ? `#${fragment.join('#')}` : ''
  const query = address.includes('?') ? '' : '{query_part}'
  return `\t@redirect${index} path ${paths}\n\tredir @redirect${index} ${quote(`${address}${query}${rest}`)} ${status}`
}

const headersOf = (isPreview: boolean): string =>
  Object.entries(responseHeaders(isPreview))
    .map(([name, value]) => `\t\t${name} ${quote(value)}`)
    .join('\n')

/**
 * The configuration of Caddy for a release: it serves the pages over HTTPS and forwards `/api/` to the server, by the
 * same rules as the server itself.
 *
 * @param redirects of the built site
 * @param isPreview whether the site has drafts
 */
export const caddyConfiguration = (
  redirects: readonly Redirect[],
  isPreview: boolean,
): string => `# Made by "npm run release". Replace the address. Reload Caddy after each release: redirects are part of it.
www.example.com {
	root * /srv/hearthside/current/pages
	vars query_part ""
	@query expression \`{query} != ""\`
	vars @query query_part "?{query}"

	header {
${headersOf(isPreview)}
		Cache-Control ${quote(revalidate)}
	}
	@immutable path_regexp ${quote(immutablePatterns.join('|'))}
	header @immutable Cache-Control ${quote(cacheControlOf('/static/'))}
	@shared path_regexp ${quote(sharedPattern)}
	header @shared cross-origin-resource-policy cross-origin
	@drawing path *.svg
	header @drawing content-security-policy ${quote(policyOfDrawings(isPreview))}

${redirects.map(redirectLines).join('\n').replaceAll('{query_part}', '{vars.query_part}')}

	# The file server itself would redirect with status 308.
	@folder {
		not path */
		file {path}/index.html
	}
	redir @folder {path}/{vars.query_part} 301

	@private path ${privateFiles.join(' ')} *.br *.gz
	error @private 404

	handle /api/* {
		request_body {
			max_size 6MB
		}
		reverse_proxy 127.0.0.1:9000
	}
	handle {
		file_server {
			precompressed br gzip
		}
	}
	handle_errors {
		@page \`{err.status_code} == 404 && !path_regexp('[.][A-Za-z][A-Za-z0-9]*$')\`
		handle @page {
			rewrite * /404.html
			file_server {
				status 404
				precompressed br gzip
			}
		}
		respond "{err.status_code} {err.status_text}"
	}
}
`
