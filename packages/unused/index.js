throw new Error('This package was replaced because nothing loaded it. See packages/README.md to restore it.')
