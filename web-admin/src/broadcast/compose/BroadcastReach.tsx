import { MessageBar, MessageBarBody, makeStyles, mergeClasses } from "@fluentui/react-components";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { BroadcastReachQuery } from "../../__generated__/BroadcastReachQuery.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { SettingsLink } from "../../settings/SettingsLink.tsx";
import { DescriptionItem, DescriptionList } from "../../ui/DescriptionList.tsx";
import { Section } from "../../ui/dialogs/SidePanel.tsx";

const useStyles = makeStyles({
  root: { display: "grid", rowGap: "8px", fontVariantNumeric: "tabular-nums" },
  stale: { opacity: 0.55 },
});

/** Returns the number of recipients and the use of LINE's monthly quota. */
export function useReachCount(loaded: PreloadedQuery<BroadcastReachQuery>) {
  return usePreloadedQuery<BroadcastReachQuery>(
    graphql`
      query BroadcastReachQuery($input: BroadcastReachInput!) {
        broadcastReach(input: $input) {
          recipients
          remaining
          waiting
          reminders
          floor
          available
          fits
          connected
        }
      }
    `,
    loaded,
  ).broadcastReach;
}

interface BroadcastReachProps {
  loaded: PreloadedQuery<BroadcastReachQuery>;
  /** Another audience is being counted. */
  stale: boolean;
}

/**
 * Shows the recipients of a broadcast, the messages that it uses and those left this month; without LINE, it uses
 * none.
 */
export function BroadcastReach({ loaded, stale }: BroadcastReachProps) {
  const styles = useStyles();
  const words = useMessages("broadcastReach");
  const reach = useReachCount(loaded);
  const { recipients, remaining, available } = reach;
  return (
    <Section title={words.reach}>
      <div className={mergeClasses(styles.root, stale && styles.stale)} aria-busy={stale}>
        <DescriptionList>
          <DescriptionItem name={words.recipients}>
            {recipients === 0 ? words.noRecipients : `${words.people(recipients)} · ${words.leftOut}`}
          </DescriptionItem>
          {reach.connected && (
            <>
              <DescriptionItem name={words.cost}>{words.messages(recipients)}</DescriptionItem>
              <DescriptionItem name={words.available}>
                {remaining == null || available == null
                  ? words.noLimit
                  : words.price({ ...reach, remaining, available })}
              </DescriptionItem>
            </>
          )}
        </DescriptionList>
        {!reach.connected && (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>{words.notConnected}</MessageBarBody>
          </MessageBar>
        )}
        {!reach.fits && (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>
              {words.doesNotFit} <SettingsLink section="line" />
            </MessageBarBody>
          </MessageBar>
        )}
      </div>
    </Section>
  );
}
