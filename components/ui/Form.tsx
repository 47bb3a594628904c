import type { ComponentProps } from 'react';

/**
 * A form that its hook checks and sends: without the browser's own checks, and without the load of a page.
 */
export function Form({
  onSubmit,
  ...rest
}: Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & { onSubmit: () => unknown }) {
  return (
    <form
      {...rest}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    />
  );
}
