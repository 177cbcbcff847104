import {
  ORDER_SOURCES,
  ORDER_STATE_CHOICES,
  orderFilters,
} from "@machiya/schema/domain/listFilters/orderFilters";
import { PAYMENT_METHODS } from "@machiya/schema/domain/orders/payment";
import { PAYMENT_STATES } from "@machiya/schema/domain/orders/paymentReport";
import { useMessages } from "../../language/language.ts";
import { useLabels } from "../../language/useLabels.ts";
import { countFilters } from "../../relay/search.ts";
import { useFilters } from "../../relay/useFilters.ts";
import { FilterDates } from "../../ui/lists/FilterDates.tsx";
import { FilterPanel } from "../../ui/lists/FilterPanel.tsx";
import { FilterSelect } from "../../ui/lists/FilterSelect.tsx";
import { FilterText } from "../../ui/lists/FilterText.tsx";

/** The filters of the order list, which are stored in the URL (shop.md §2). */
export function OrderFilters() {
  const words = useMessages("orders");
  const labels = useLabels();
  const fields = labels.orderField;
  const { filters, change, clear } = useFilters(orderFilters);
  const { number, buyer, state, createdFrom, createdTo, ...more } = filters;
  return (
    <FilterPanel
      active={countFilters({ ...filters })}
      moreActive={countFilters({ ...more }) > 0}
      onClear={clear}
      more={
        <>
          <FilterText
            label={fields.recipientName}
            value={more.recipient}
            onChange={(recipient) => change({ recipient })}
          />
          <FilterSelect
            label={fields.paymentMethod}
            value={more.paymentMethod}
            options={PAYMENT_METHODS}
            labelOf={(method) => labels.paymentMethod[method]}
            onChange={(paymentMethod) => change({ paymentMethod })}
          />
          <FilterSelect
            label={fields.paymentState}
            value={more.paymentState}
            options={PAYMENT_STATES}
            labelOf={(paymentState) => labels.paymentState[paymentState]}
            onChange={(paymentState) => change({ paymentState })}
          />
          <FilterSelect
            label={fields.source}
            value={more.source}
            options={ORDER_SOURCES}
            labelOf={(source) => labels.orderSource[source]}
            onChange={(source) => change({ source })}
          />
          <FilterText
            label={words.customerNumber}
            value={more.customer}
            onChange={(customer) => change({ customer })}
          />
          <FilterText label={fields.note} value={more.note} onChange={(note) => change({ note })} />
          <FilterDates
            label={words.expectedRange}
            from={more.expectedFrom}
            to={more.expectedTo}
            onChange={({ from, to }) => change({ expectedFrom: from, expectedTo: to })}
          />
          <FilterDates
            label={words.deliveryRange}
            from={more.deliveryFrom}
            to={more.deliveryTo}
            onChange={({ from, to }) => change({ deliveryFrom: from, deliveryTo: to })}
          />
        </>
      }
    >
      <FilterText
        label={fields.number}
        value={number}
        placeholder={words.numberHint}
        onChange={(text) => change({ number: text })}
      />
      <FilterText label={fields.buyerName} value={buyer} onChange={(text) => change({ buyer: text })} />
      <FilterSelect
        label={fields.state}
        value={state}
        options={ORDER_STATE_CHOICES}
        labelOf={(option) => (option === "OPEN" ? words.openStates : labels.orderState[option])}
        onChange={(option) => change({ state: option })}
      />
      <FilterDates
        label={words.placedRange}
        from={createdFrom}
        to={createdTo}
        onChange={({ from, to }) => change({ createdFrom: from, createdTo: to })}
      />
    </FilterPanel>
  );
}
