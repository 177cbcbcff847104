import { addressInDistrict } from "@machiya/schema/domain/postalCode";
import { useMessages } from "../language/language.ts";
import { Choices } from "../ui/Choices.tsx";
import { TextField } from "../ui/TextField.tsx";
import { usePostalDistricts } from "./usePostalDistricts.ts";

interface AddressFieldProps {
  label: string;
  value: string;
  /** The addresses of earlier orders. */
  used: readonly string[];
  problem: string | undefined;
  onChange: (address: string) => void;
}

/** The delivery address, with earlier addresses and the district of a postal code as choices. */
export function AddressField({ label, value, used, problem, onChange }: AddressFieldProps) {
  const text = useMessages("checkout");
  const completed = usePostalDistricts(value).flatMap((district) => addressInDistrict(value, district) ?? []);
  const choices = (addresses: readonly string[]) =>
    addresses
      .filter((address) => address !== value)
      .map((address) => ({ text: address, onChoose: () => onChange(address) }));
  return (
    <>
      <TextField
        label={label}
        hint={text.addressHint}
        value={value}
        problem={problem}
        onChange={onChange}
        required
        multiline
        autoComplete="street-address"
        maxLength={500}
      />
      <Choices label={text.postalDistricts} choices={choices(completed)} />
      <Choices label={text.usedAddresses} choices={choices(used)} />
    </>
  );
}
