throw new Error('The site connects to PostgreSQL without native code. See packages/README.md.')
