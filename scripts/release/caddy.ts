import { beforeSplat, folderOf, normalizePath, type Redirect } from '../../content/model/redirects'
import { policyOfDrawings, responseHeaders, sharedPattern } from '../../server/security-headers'
import { proxyBodyLimit } from '../../server/serve-api'
import { cacheControlOf, immutablePatterns, revalidate } from '../../server/site/cache-rules'
import { preloadHeader } from '../../server/site/file-headers'
import { binaryTypes, streamedTypes, textTypes } from '../../server/site/memory-files'
import { privateFiles } from '../../server/site/open-site'
import { redirectLocation } from '../../server/site/redirects'

/**
 * Caddy expands braces and reads other characters as a pattern, like Go's `path.Match`. After a percent sign, it
 * compares two characters as they are requested.
 */
const literal = (path: string): string => path.replace(/[{}*?[\]\\]/g, '\\$&').replaceAll('%', '%25')

const quote = (text: string): string => `\`${text.replaceAll('`', '%60')}\``

function pathsOf(redirect: Redirect): string {
  const path = folderOf(redirect) ?? literal(normalizePath(redirect.from))
  const below = folderOf(redirect) === undefined ? [] : [`${path}*`]
  return [...new Set([path, path.replace(/\/$/, '') || '/', ...below])].map(quote).join(' ')
}

/** The target with the visitor's query unless it has its own. */
const locationOf = (to: string): string => quote(redirectLocation(to, '{vars.query_part}'))

function answerOf(redirect: Redirect, matcher: string): string {
  const { to, status } = redirect
  if (to === undefined) return `error ${matcher} ${status}`
  const start = beforeSplat(to)
  if (start === undefined) return `redir ${matcher} ${locationOf(to)} ${status}`
  // Without a slash at its start, the rest could change the host of the target, as of /old%2f@a.example.
  return `route ${matcher} {
				uri strip_prefix ${folderOf(redirect)?.slice(0, -1) ?? ''}
				uri path_regexp ^/* /
				redir * ${quote(`${redirectLocation(start.slice(0, -1), '')}{uri}`)} ${status}
			}`
}

/** Redirects of paths first, then everything else in the given order: Caddy itself would sort it. */
function redirectRules(redirects: readonly Redirect[]): string {
  const named = redirects.map((redirect, index) => ({ redirect, matcher: `@redirect${index}` }))
  const isSimple = ({ redirect }: (typeof named)[number]) =>
    redirect.to !== undefined && folderOf(redirect) === undefined
  const others = named.filter((one) => !isSimple(one))
  const rules = (list: typeof named) => list.map(({ redirect, matcher }) => answerOf(redirect, matcher))
  return [
    ...named.map(({ redirect, matcher }) => `\t${matcher} path ${pathsOf(redirect)}`),
    ...rules(named.filter(isSimple)).map((rule) => `\t${rule}`),
    ...(others.length === 0
      ? []
      : [
          `\t@others path ${others.map(({ redirect }) => pathsOf(redirect)).join(' ')}`,
          `\thandle @others {\n\t\troute {`,
          ...rules(others).map((rule) => `\t\t\t${rule}`),
          `\t\t}\n\t}`,
        ]),
  ].join('\n')
}

/** Maps a variable to one value for paths that match a pattern, and to another for other paths. */
const mapOf = (variable: string, pattern: string, value: string, otherwise = ''): string =>
  `\tmap {path} {${variable}} {\n\t\t${quote(`~${pattern}`)} ${quote(value)}\n\t\tdefault ${quote(otherwise)}\n\t}`

/** An error page replaces a file of any type. */
const pageType = 'text/html; charset=utf-8'

/** Caddy itself knows few types, and the system may have no list of others. */
const typeLines = [
  ...Object.entries({ ...binaryTypes, ...streamedTypes }),
  ...Object.entries(textTypes).map(([extension, type]) => [extension, `${type}; charset=utf-8`] as const),
]
  .map(([extension, type]) => `\t\t${quote(`~\\${extension}$`)} ${quote(type)}`)
  .join('\n')

/**
 * The configuration of Caddy for a release. It serves the pages over HTTPS and forwards `/api/` to the server. It
 * follows the same rules as the server.
 *
 * @param redirects of the built site, in order
 */
export function caddyConfiguration(redirects: readonly Redirect[]): string {
  const headers = responseHeaders(false)
  const variables = {
    'content-security-policy': '{content_policy}',
    'cross-origin-resource-policy': '{resource_policy}',
  }
  const headerLines = (indent: string, added: Readonly<Record<string, string>>): string =>
    Object.entries({ ...headers, ...added })
      .map(([name, value]) => `${indent}${name} ${quote(value)}`)
      .join('\n')
  return `# Made by "npm run release". Replace the address. Reload Caddy after each release: redirects are part of it.
# Set LEADS_TRUSTED_PROXIES=1 for the server.
www.example.com {
	root * /srv/hearthside/current/pages
	vars query_part ""
	@query expression \`{query} != ""\`
	vars @query query_part "?{query}"

${mapOf('cache_control', immutablePatterns.join('|'), cacheControlOf('/static/'), revalidate)}
${mapOf('resource_policy', sharedPattern, 'cross-origin', headers['cross-origin-resource-policy'])}
${mapOf('content_policy', '\\.svg$', policyOfDrawings(false), headers['content-security-policy'])}
	map {path} {content_type} {
${typeLines}
		default ${quote('')}
	}
	# The server sends its own.
	@server path /api/* /healthz /readyz
	@site not path /api/* /healthz /readyz
	header @site {
${headerLines('\t\t', { ...variables, 'cache-control': '{cache_control}' })}
	}
	@document path */
	header @document link ${quote(preloadHeader)}

${redirectRules(redirects)}

	# The file server itself would redirect with status 308. The path as requested could name another host.
	@folder {
		not path */
		file {path}/
	}
	redir @folder {file_match.relative}{vars.query_part} 301

	handle @server {
		request_body {
			max_size ${proxyBodyLimit}MB
		}
		reverse_proxy 127.0.0.1:9000
	}
	@private path ${privateFiles.join(' ')} *.br *.gz
	handle @private {
		error 404
	}
	handle {
		@write not method GET HEAD
		error @write 405
		# No file has such a path. Caddy would answer with status 500.
		@impossible \`size({path}) > 1000 || path_regexp('[^/]{256}|\\x00')\`
		error @impossible 404
		# Without a type in the map, file_server sends that of the file, such as index.html of a folder.
		header content-type {content_type}
		# Caddy sends it only with a compressed file. Caches would then send an uncompressed one to all visitors.
		@text path ${Object.keys(textTypes)
      .map((extension) => `*${extension}`)
      .join(' ')} */
		header @text {
			vary Accept-Encoding
			defer
		}
		file_server {
			precompressed br gzip
		}
	}
	handle_errors {
		# Also for the addresses of the server, which do not answer now.
		header {
${headerLines('\t\t\t', variables)}
		}
		# Conditions and ranges are for the requested file. They would leave the error page empty or incomplete.
		request_header -If-*
		request_header -Range
		@page \`{err.status_code} == 410 || {err.status_code} == 404 && !path_regexp('[.][A-Za-z][A-Za-z0-9]*$')\`
		handle @page {
			header Cache-Control ${quote(revalidate)}
			header Content-Type ${quote(pageType)}
			rewrite * /404.html
			file_server {
				status {err.status_code}
				precompressed br gzip
			}
		}
		@failure {
			expression \`{err.status_code} >= 500\`
			header Accept *text/html*
		}
		handle @failure {
			header Cache-Control no-store
			header Content-Type ${quote(pageType)}
			method GET
			rewrite * /500.html
			file_server {
				status {err.status_code}
				precompressed br gzip
			}
		}
		handle {
			header Cache-Control no-store
			header Content-Type ${quote('text/plain; charset=utf-8')}
			respond "{err.status_code} {err.status_text}"
		}
	}
}
`
}
