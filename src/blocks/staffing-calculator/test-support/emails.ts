import type { DeferredWork } from '../plan-staff'

/** 4 hours of work in each hour, and a backlog of 6 hours. */
export const emails: DeferredWork = {
  contacts: 40,
  handleTime: 360,
  maxOccupancy: 0.85,
  shrinkage: 0.3,
  backlog: 60,
  clearWithin: 8 * 3600,
}
