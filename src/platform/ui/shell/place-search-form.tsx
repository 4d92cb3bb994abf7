import { useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { Form } from "react-router";
import { button } from "#platform/ui/button.ts";
import { href } from "#platform/ui/href.ts";
import { useLocalPath } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";

/** A plain search box that leads to the search screen; works without script. */
export function PlaceSearchForm() {
  const { t } = useLingui();
  const id = useId();
  return (
    <Form action={useLocalPath()(href("/searchProperties"))} className="flex gap-2">
      <label htmlFor={id} className="sr-only">
        {t`City or area`}
      </label>
      <input
        id={id}
        name="q"
        placeholder={t`Enter city or area`}
        className="h-12 min-w-0 flex-1 rounded border border-edge bg-card px-3.5 placeholder:text-muted"
      />
      <button type="submit" className={button("primary")}>
        <Icon name="search" className="size-5" />
        {t`Search`}
      </button>
    </Form>
  );
}
