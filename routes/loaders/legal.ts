import type { GetServerSideProps } from 'next';
import { legalApi } from '@/api/legal';
import type { LegalKind } from '@/contract/constants/legal';
import { legalSchemas } from '@/contract/legal';
import { renderRequest } from '@/server/render/page';

/** Creates the `getServerSideProps` of a legal text: it shows the one that holds today, or on the day `on` of its query. */
export const legalPageOf = (kind: LegalKind) =>
  ((context) => {
    const { data } = legalSchemas.getLegalText.query.safeParse({ on: context.query.on });
    const on = data?.on ?? null;
    return renderRequest(context, {
      namespaces: ['legal'],
      given: { on },
      load: (fetchQuery) => fetchQuery(legalApi.endpoints.getLegalText.initiate({ kind, ...(on && { on }) })),
    });
  }) satisfies GetServerSideProps;
