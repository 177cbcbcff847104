import { closedWeekdays } from "@machiya/schema/domain/orders/delivery";
import { type Ref, useId } from "react";
import { graphql, useFragment } from "react-relay";
import type { OrderForm_store$key } from "../__generated__/OrderForm_store.graphql.ts";
import { useMessages } from "../language/language.ts";
import type { ContactDetails } from "../session/useContactDetails.ts";
import { BankAccount } from "../storeInformation/BankAccount.tsx";
import { Choices } from "../ui/Choices.tsx";
import { DayPicker } from "../ui/DayPicker.tsx";
import { Problem, TextField } from "../ui/TextField.tsx";
import { AddressField } from "./AddressField.tsx";
import { fulfilmentTabs } from "./chooseShipping.ts";
import { FulfilmentTabs } from "./FulfilmentTabs.tsx";
import styles from "./OrderForm.module.css";
import {
  addressFieldOf,
  availableMethods,
  type DraftField,
  type DraftProblems,
  isFormProblem,
  type OrderDraft,
  type Shipping,
} from "./orderDraft.ts";
import { ShippingMethods } from "./ShippingMethods.tsx";
import { ShippingSlots } from "./ShippingSlots.tsx";
import { StoreField } from "./StoreField.tsx";
import type { SlotChoice } from "./slotChoice.ts";

interface OrderFormProps {
  ref: Ref<HTMLFormElement>;
  store: OrderForm_store$key | null;
  /** The first and the last day of the delivery window; null means no end. */
  span: { first: string; last: string | null };
  isDayOffered: (day: string) => boolean;
  /** The payment methods that the store offers. */
  paymentMethods: readonly string[];
  shipping: Shipping;
  /** The price of the products after discounts; null while it is not known. */
  price: string | null;
  /** Returns the name of a product in the cart. */
  nameOf: (productId: string) => string;
  slot: SlotChoice;
  draft: OrderDraft;
  /** What the customer entered in earlier orders; null while it is not known. */
  used: ContactDetails | null;
  problems: DraftProblems;
  onChange: (fields: Partial<OrderDraft>) => void;
}

export function OrderForm({
  ref,
  store: key,
  span,
  isDayOffered,
  paymentMethods,
  shipping,
  price,
  nameOf,
  slot,
  draft,
  used,
  problems,
  onChange,
}: OrderFormProps) {
  const store = useFragment(
    graphql`
      fragment OrderForm_store on Store {
        openWeekdays
        ...BankAccount_store
      }
    `,
    key,
  );
  const text = useMessages("checkout");
  const labels = useMessages("wording");
  const dayId = useId();
  const paymentId = useId();
  const problemOf = (field: DraftField, label: string) => {
    const problem = problems[field];
    if (problem === undefined) return undefined;
    if (problem === "required") return text.required(label);
    return isFormProblem(problem) ? text[problem] : labels.contactRule[problem];
  };
  const field = (
    name:
      | "buyerPhone"
      | "recipientName"
      | "recipientPhone"
      | "address"
      | "convenienceStore"
      | "accountDigits",
    label: string,
  ) => ({
    label,
    value: draft[name],
    problem: problemOf(name, label),
    onChange: (value: string) => onChange({ [name]: value }),
  });
  const delivery = draft.tab === "delivery";
  const addressField = addressFieldOf(draft, shipping);
  const weekdays = shipping.chosen?.weekdays ?? [];
  const transfer = draft.paymentMethod === "BANK_TRANSFER";
  return (
    <form ref={ref} className={styles.form} noValidate onSubmit={(event) => event.preventDefault()}>
      <FulfilmentTabs
        value={draft.tab}
        tabs={fulfilmentTabs(shipping.methods)}
        onChange={(tab) => onChange({ tab })}
        panelId={`${dayId}panel`}
      />
      <div
        id={`${dayId}panel`}
        role="tabpanel"
        aria-label={delivery ? text.delivery : text.pickUp}
        className={styles.form}
      >
        <div data-field="buyerPhone">
          <TextField
            {...field("buyerPhone", text.phone)}
            required
            type="tel"
            autoComplete="tel"
            maxLength={50}
          />
        </div>
        <label className={styles.check} data-field={draft.sameAsBuyer ? "recipientName" : undefined}>
          <input
            type="checkbox"
            checked={draft.sameAsBuyer}
            onChange={(event) => onChange({ sameAsBuyer: event.target.checked })}
          />
          {text.same}
        </label>
        {draft.sameAsBuyer && problems.recipientName && (
          <Problem>{problemOf("recipientName", text.recipientName) ?? ""}</Problem>
        )}
        {!draft.sameAsBuyer && (
          <>
            <Choices
              label={text.usedRecipients}
              choices={(used?.recipients ?? [])
                .filter(({ name, phone }) => name !== draft.recipientName || phone !== draft.recipientPhone)
                .map(({ name, phone }) => ({
                  text: [name, phone].filter(Boolean).join(" "),
                  onChoose: () => onChange({ recipientName: name, recipientPhone: phone }),
                }))}
            />
            <div data-field="recipientName">
              <TextField
                {...field("recipientName", text.recipientName)}
                required
                autoComplete="section-recipient name"
                maxLength={200}
              />
            </div>
            <div data-field="recipientPhone">
              <TextField
                {...field("recipientPhone", text.recipientPhone)}
                required
                type="tel"
                autoComplete="section-recipient tel"
                maxLength={50}
              />
            </div>
          </>
        )}
        <ShippingMethods
          shipping={shipping}
          price={price}
          nameOf={nameOf}
          problem={problemOf("shipping", text.shipping)}
          onChoose={(shippingMethodId) => onChange({ shippingMethodId })}
        />
        {addressField === "address" && (
          <div data-field="address" className={styles.group}>
            <AddressField {...field("address", text.address)} used={used?.addresses ?? []} />
          </div>
        )}
        {addressField === "convenienceStore" && (
          <div data-field="convenienceStore">
            <TextField
              {...field("convenienceStore", text.convenienceStore)}
              required
              hint={text.convenienceStoreHint}
              autoComplete="off"
              maxLength={500}
            />
          </div>
        )}
        {addressField === "pickUpStore" && (
          <div data-field="pickUpStore" className={styles.group}>
            <StoreField
              store={draft.pickUpStore}
              chains={shipping.chains}
              collects={draft.paymentMethod === "CASH_ON_DELIVERY"}
              problem={problemOf("pickUpStore", text.convenienceStore)}
            />
          </div>
        )}
        {slot.needed ? (
          <ShippingSlots
            label={delivery ? text.deliveryTime : text.pickUpTime}
            choice={slot}
            problem={problemOf("slot", text.deliveryTime)}
            onChoose={(id) => onChange({ slot: id })}
          />
        ) : (
          <div data-field="day" className={styles.group}>
            <p id={dayId} className={styles.label}>
              {delivery ? text.deliveryDay : text.pickUpDay}
            </p>
            <p className={styles.hint}>{text.dayHint}</p>
            <DayPicker
              span={span}
              isOffered={isDayOffered}
              closedWeekdays={[...closedWeekdays(store?.openWeekdays ?? []), ...closedWeekdays(weekdays)]}
              value={draft.day}
              onChange={(day) => onChange({ day })}
              labelledBy={dayId}
            />
            {problems.day && <Problem>{text.dayNotOffered}</Problem>}
          </div>
        )}
        <fieldset
          data-field="paymentMethod"
          className={styles.group}
          aria-describedby={problems.paymentMethod ? paymentId : undefined}
        >
          <legend className={styles.label}>
            {text.payment}
            <span className={styles.required} aria-hidden="true">
              *
            </span>
          </legend>
          {availableMethods(draft.tab, paymentMethods).map((method) => (
            <label key={method} className={styles.method}>
              <input
                type="radio"
                name={`${paymentId}method`}
                checked={draft.paymentMethod === method}
                onChange={() => onChange({ paymentMethod: method })}
              />
              {labels.paymentMethod[method]}
            </label>
          ))}
          {problems.paymentMethod && <Problem id={paymentId}>{text.paymentRequired}</Problem>}
        </fieldset>
        {transfer && store && <BankAccount store={store} title={text.bankTitle} />}
        {transfer && (
          <div data-field="accountDigits">
            <TextField
              {...field("accountDigits", text.accountDigits)}
              required
              hint={text.accountDigitsHint}
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
            />
          </div>
        )}
        <TextField
          label={text.note}
          value={draft.note}
          onChange={(note) => onChange({ note })}
          multiline
          hint={text.noteHint}
          autoComplete="off"
          maxLength={1000}
        />
      </div>
    </form>
  );
}
