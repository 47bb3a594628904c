import { markWhenDone } from './markWhenDone';
import { staleAfter } from './tags';

const LOG = 'ManagerLog';

/**
 * Returns the options of the console's calls about one kind of campaign: what each leaves stale of the console
 * (`managed`) and of what members see (`shown`).
 */
export const campaignCalls = <const Managed extends string, const Shown extends readonly string[]>(
  managed: Managed,
  ...shown: Shown
) =>
  ({
    read: { providesTags: [managed] },
    create: { invalidatesTags: staleAfter(managed, LOG) },
    update: { onQueryStarted: markWhenDone, invalidatesTags: staleAfter(managed, ...shown, LOG) },
    // Under its former slug (`at`) a draft would be read in vain: its page is left for that of the new one.
    updateAt: {
      onQueryStarted: markWhenDone,
      invalidatesTags: (
        answer: { slug: string } | undefined,
        error: unknown,
        { at }: { at: string },
      ): (Managed | Shown[number] | typeof LOG)[] => {
        if (error) return [];
        return answer?.slug === at ? [managed, ...shown, LOG] : [LOG];
      },
    },
    // After a failure too: another operator has changed it then, or members take part.
    publish: { onQueryStarted: markWhenDone, invalidatesTags: [managed, ...shown, LOG] },
    // The page of the deleted one is still shown: its own call is not read again, which would find nothing.
    remove: { invalidatesTags: staleAfter(LOG) },
  }) as const;
