// Only for tests with a document: loading the document helpers takes longer than most tests.
if ('document' in globalThis) jest.requireActual('./setup-document')
