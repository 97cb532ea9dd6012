import type { PostgresPool } from 'kysely'
import type { ClientConfig } from 'pg'
import type Client from 'pg/lib/client'

/** The most connections at a time. */
const size = 8

/** PostgreSQL's number for the type of a whole number of 8 bytes. */
const int8 = 20

interface Member {
  readonly client: Client
  isBroken: boolean
}

/**
 * Whether a connection can be reused. After a query timeout the client drops queued queries, including the end of a
 * transaction: the next user would write into that transaction, which is never committed. The connection may also be
 * dead.
 */
const isFree = (client: Client): boolean => client.readyForQuery === true && client.getTransactionStatus() === 'I'

/**
 * A minimal pool of PostgreSQL connections for the query builder. A connection that breaks or does not answer is
 * dropped, and the next query opens another.
 *
 * @param Connection the class of `pg`
 */
export function postgresPool(Connection: typeof Client, config: ClientConfig): PostgresPool {
  const idle: Member[] = []
  const waiting: (() => void)[] = []
  let open = 0

  const forget = (member: Member): void => {
    if (member.isBroken) return
    member.isBroken = true
    open -= 1
    const index = idle.indexOf(member)
    if (index >= 0) idle.splice(index, 1)
    // `end` closes the connection immediately while a query is pending, so there is nothing to wait for.
    void member.client.end()
    waiting.shift()?.()
  }

  const connect = async (): Promise<Member> => {
    open += 1
    const member: Member = { client: new Connection(config), isBroken: false }
    // Without a listener, the error event of a closed connection would end the process.
    member.client.on('error', () => forget(member)).on('end', () => forget(member))
    try {
      await member.client.connect()
      // The client returns 8-byte integers as text, because some do not fit a number. Times in ms do.
      member.client.setTypeParser(int8, Number)
      // A stored lead must be on disk even if the server's default is off.
      await member.client.query('set synchronous_commit to on', [])
      return member
    } catch (error) {
      forget(member)
      throw error
    }
  }

  const take = async (): Promise<Member> => {
    const member = idle.pop()
    if (member) return member
    if (open < size) return connect()
    await new Promise<void>((resolve) => waiting.push(resolve))
    return take()
  }

  const giveBack = (member: Member): void => {
    if (member.isBroken) return
    if (isFree(member.client)) {
      idle.push(member)
      waiting.shift()?.()
    } else {
      forget(member)
    }
  }

  return {
    connect: async () => {
      const member = await take()
      // The query builder identifies a connection by its object.
      return Object.assign(member.client, { release: () => giveBack(member) })
    },
    end: async () => {
      await Promise.all(idle.splice(0).map(({ client }) => client.end()))
    },
  }
}
