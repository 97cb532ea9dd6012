import { beforeSplat, folderOf, normalizePath, type Redirect } from '../../content/model/redirects'
import { defaultLimits, headerLimit, keepAlive } from '../../server/create-server'
import { policyOfDrawings, responseHeaders, sharedPattern } from '../../server/security-headers'
import { proxyBodyLimit } from '../../server/serve-api'
import { cacheControlOf, immutablePatterns, revalidate } from '../../server/site/cache-rules'
import { preloadHeader } from '../../server/site/file-headers'
import { binaryTypes, streamedTypes, textTypes } from '../../server/site/memory-files'
import { privateFiles } from '../../server/site/open-site'
import { redirectLocation } from '../../server/site/redirects'

const quote = (text: string): string => `"${text.replace(/[\\"]/g, (character) => `\\${character}`)}"`

const seconds = (ms: number): string => `${ms / 1000}s`

const types = Object.entries({ ...textTypes, ...binaryTypes, ...streamedTypes })
  .map(([extension, type]) => `        ${type} ${extension.slice(1)};`)
  .join('\n')

/** nginx always includes HTML and warns if it is listed. */
const charsetTypes = [...new Set(Object.values(textTypes))].filter((type) => type !== 'text/html').join(' ')

/** The target with the visitor's query unless it has its own. */
const locationOf = (to: string, rest = ''): string => redirectLocation(to, `${rest}$is_args$args`)

/** In bytes. A path of an entry has at most 256 characters, so at most 1024 bytes. */
const bucketSize = 2048

/**
 * Stops a location from inheriting the headers above: the server behind it sends its own. nginx does not send a header
 * without a value.
 */
const ownHeaders = 'add_header x-content-type-options "";'

/** A line of a map: the status of a redirect, and its target if it has one. */
const mapLine = (key: string, status: number, target?: string): string =>
  `    ${quote(key)} ${quote(target === undefined ? String(status) : `${status} ${target}`)};`

/** The lines for decoded paths. */
const pathLines = (redirects: readonly Redirect[]): readonly string[] =>
  redirects.flatMap((redirect) => {
    if (folderOf(redirect) !== undefined) return []
    const { from, to, status } = redirect
    const path = normalizePath(from)
    const target = to === undefined ? undefined : locationOf(to)
    return [...new Set([path, path.replace(/\/$/, '') || '/'])].map((key) => mapLine(key, status, target))
  })

/**
 * The lines for patterns. They compare addresses as they are requested: the decoded rest of a path could break out of
 * the header.
 */
const patternLines = (redirects: readonly Redirect[]): readonly string[] =>
  redirects.flatMap(({ from, to, status }) => {
    const folder = folderOf({ from })
    if (folder === undefined) return []
    const path = folder.slice(1, -1).replaceAll('.', '\\.')
    const pattern = `~*^/+${path}(?:/(?<rest>[^?]*))?(?:[?]|$)`
    if (to === undefined) return mapLine(pattern, status)
    const start = beforeSplat(to)
    return mapLine(pattern, status, start === undefined ? locationOf(to) : locationOf(start, '$rest'))
  })

/**
 * The configuration of nginx for a release, to include in `http`. It serves the pages and forwards `/api/` to the
 * server. It follows the same rules as the server.
 *
 * @param redirects of the built site, in order
 */
export function nginxConfiguration(redirects: readonly Redirect[]): string {
  const headers = responseHeaders(false)
  const variables = {
    'content-security-policy': '$content_policy',
    'cross-origin-resource-policy': '$resource_policy',
  }
  const linesOf = (added: Readonly<Record<string, string>>): readonly string[] =>
    Object.entries({ ...headers, ...variables, ...added }).map(
      ([name, value]) => `    add_header ${name} ${quote(value)} always;`,
    )
  const headersWith = (cacheControl: string): string =>
    linesOf({ link: '$preload', 'cache-control': cacheControl })
      .map((line) => `    ${line}`)
      .join('\n')
  return `# Made by "npm run release". Include it in the http block of nginx, and again after each release:
# redirects are part of it. Add TLS yourself. Set LEADS_TRUSTED_PROXIES=1 for the server.

# Space for long paths of redirects. nginx accepts this once, before the first map: include this file before other maps.
map_hash_bucket_size ${bucketSize};

map $uri $resource_policy {
    default ${headers['cross-origin-resource-policy'] ?? ''};
    "~${sharedPattern}" cross-origin;
}
map $uri $content_policy {
    default ${quote(headers['content-security-policy'] ?? '')};
    "~\\.svg$" ${quote(policyOfDrawings(false))};
}
# An empty header is not sent.
map $sent_http_content_type $preload {
    default '';
    "~^text/html" ${quote(preloadHeader)};
}
# An error, such as 416 for a part that a file does not have, must not be kept for a year.
map $status $asset_caching {
    volatile;
    default no-store;
    "~^(200|206|304)$" ${quote(cacheControlOf('/static/'))};
}

map $request_uri $pattern {
${["    default '';", ...patternLines(redirects)].join('\n')}
}
map $uri $redirect {
${['    default $pattern;', ...pathLines(redirects)].join('\n')}
}

# With HTTP/3, there is no header Host. The server refuses a request that names no host.
map $http_host $requested_host {
    default $http_host;
    "" $host;
}

limit_conn_zone $binary_remote_addr zone=hearthside_addresses:10m;

upstream hearthside_server {
    server 127.0.0.1:9000;
    keepalive 16;
}

server {
    listen 8080;
    root /srv/hearthside/current/pages;
    absolute_redirect off;
    server_tokens off;
    # Files that the build has compressed. With the module for Brotli, add: brotli_static on;
    gzip_static on;
    gzip_vary on;
    # Also for a CDN, which names itself in the header Via.
    gzip_proxied any;
    etag on;
    charset utf-8;
    charset_types ${charsetTypes};
    types {
${types}
    }
    default_type application/octet-stream;

    # Limits against slow clients, and of the requests in progress of one address.
    limit_conn hearthside_addresses ${defaultLimits.connectionsPerAddress};
    limit_conn_status 429;
    client_header_timeout ${seconds(defaultLimits.headers)};
    client_body_timeout ${seconds(defaultLimits.idle)};
    send_timeout ${seconds(defaultLimits.idle)};
    keepalive_timeout ${seconds(keepAlive)};
    client_max_body_size ${proxyBodyLimit}m;
    large_client_header_buffers 4 ${headerLimit};

    # Of redirects. A location with headers of its own does not send these.
${linesOf({ 'cache-control': revalidate }).join('\n')}

    if ($redirect ~ "^301 (.+)$") {
        return 301 $1;
    }
    if ($redirect ~ "^302 (.+)$") {
        return 302 $1;
    }
    if ($redirect = 410) {
        return 410;
    }
    if ($request_method !~ ^(GET|HEAD|POST)$) {
        return 405;
    }

    error_page 404 /404.html;
    error_page 410 @gone;
    error_page 413 @too_large;
    error_page 429 @too_many;
    error_page 403 =404 /404.html;
    error_page 500 502 503 504 /500.html;

    location = /404.html {
        internal;
${headersWith(revalidate)}
    }
    location = /500.html {
        internal;
${headersWith(revalidate)}
    }
    # A named location, because the rules above apply again to any other.
    location @gone {
${headersWith(revalidate)}
        try_files /404.html =404;
    }
    # nginx's own answers below /api/, where it adds no headers to those of the server.
    location @too_large {
${headersWith('no-store')}
        return 413;
    }
    location @too_many {
${headersWith('no-store')}
        return 429;
    }
    location @missing_file {
        types {}
        default_type text/plain;
${headersWith('no-store')}
        return 404 "Not found\\n";
    }
    location ~ ^(${privateFiles.map((name) => name.replaceAll('.', '\\.')).join('|')})$ {
        error_page 404 = @missing_file;
        return 404;
    }
    location ~ \\.(br|gz)$ {
        error_page 404 = @missing_file;
        return 404;
    }

    # Without this, nginx would redirect it to /api/.
    location = /api {
        return 404;
    }
    # The endpoints. Their answers are never cached, and have their own error messages.
    location ^~ /api/ {
        ${ownHeaders}
        proxy_pass http://hearthside_server;
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header Host $requested_host;
        proxy_set_header X-Forwarded-For $remote_addr;
        proxy_set_header X-Forwarded-Host $requested_host;
        proxy_set_header X-Forwarded-Proto $scheme;
        proxy_read_timeout 60s;
        proxy_intercept_errors off;
    }
    location = /readyz {
        ${ownHeaders}
        proxy_pass http://hearthside_server;
    }
    location = /healthz {
        ${ownHeaders}
        proxy_pass http://hearthside_server;
    }
${immutablePatterns
  .map(
    (pattern) => `
    location ~ "${pattern}" {
        error_page 404 403 = @missing_file;
${headersWith('$asset_caching')}
        try_files $uri =404;
    }`,
  )
  .join('')}

    location ~* "\\.[a-z][a-z0-9]*$" {
        error_page 404 403 = @missing_file;
${headersWith(revalidate)}
        try_files $uri $uri/ =404;
    }
    location / {
${headersWith(revalidate)}
        try_files $uri $uri/ =404;
    }
}
`
}
