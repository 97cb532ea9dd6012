/** The package declares types for its main file only. */
declare module 'rate-limiter-flexible/lib/RateLimiterMemory' {
  export { RateLimiterMemory as default } from 'rate-limiter-flexible'
}
declare module 'rate-limiter-flexible/lib/RateLimiterPostgres' {
  export { RateLimiterPostgres as default } from 'rate-limiter-flexible'
}
declare module 'rate-limiter-flexible/lib/RateLimiterRes' {
  export { RateLimiterRes as default } from 'rate-limiter-flexible'
}
