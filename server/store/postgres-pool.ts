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
 * Whether a connection can be lent again. After a query that got no answer in time, the client drops what
 * was to follow, the end of a transaction too: whoever had the connection next would write into that
 * transaction, and never commit it. And where no answer came, the connection may be dead.
 */
const isFree = (client: Client): boolean => client.readyForQuery === true && client.getTransactionStatus() === 'I'

/**
 * A pool of connections to PostgreSQL, as much of one as the query builder asks for. A connection that
 * breaks, or doesn't answer, is dropped, and the next query opens another.
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
    // It breaks off at once where an answer is still due, so nothing is waited for.
    void member.client.end()
    waiting.shift()?.()
  }

  const connect = async (): Promise<Member> => {
    open += 1
    const member: Member = { client: new Connection(config), isBroken: false }
    // Without a listener, a connection that the server closes would end the process.
    member.client.on('error', () => forget(member)).on('end', () => forget(member))
    try {
      await member.client.connect()
      // Whole numbers come as text, because some would not fit; times in milliseconds do.
      member.client.setTypeParser(int8, Number)
      // An answer "stored" must be true even when the server was told to be quick about it.
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
      // The same object each time: the query builder knows a connection by it.
      return Object.assign(member.client, { release: () => giveBack(member) })
    },
    end: async () => {
      await Promise.all(idle.splice(0).map(({ client }) => client.end()))
    },
  }
}
