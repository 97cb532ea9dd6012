/* global window, record -- wrapped by serve-tags.ts */

const { __SV: version, _i: projects } = window.mixpanel
let visitorId = 'stand-in-visitor'

window.mixpanel = {
  __loaded: true,
  get_distinct_id: () => visitorId,
  identify: (id) => {
    visitorId = id
    record('identify', id)
  },
  track: (event, properties) => record('track', event, properties),
}

for (const [id, settings] of projects) record('init', id, settings, version)
