import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/Button';
import { PlusIcon } from '@/components/ui/icons';

/** Renders the link to the form of a new entry, the main action of a list. */
export function NewLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <LinkButton variant="primary" href={href} icon={<PlusIcon size={1} />}>
      {children}
    </LinkButton>
  );
}
