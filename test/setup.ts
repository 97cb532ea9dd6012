// Most tests need no document, and what looks into one takes longer to load than they take to run.
if ('document' in globalThis) jest.requireActual('./setup-document')
