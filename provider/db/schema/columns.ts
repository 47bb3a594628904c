import { timestamp } from 'drizzle-orm/pg-core';

/** Returns the column of a moment, whatever the zone of the database. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });
