// Each test starts with real time, whatever the one before has used.
beforeEach(() => {
  jest.useRealTimers()
})

// Most tests need no document, and loading the DOM matchers takes longer than running those tests.
if ('document' in globalThis) jest.requireActual('./setup-document')
