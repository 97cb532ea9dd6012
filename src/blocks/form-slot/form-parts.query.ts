import { graphql } from 'gatsby'

/** A form, for every block that shows one. The build asks for the same fields but `privacyTextHtml`. */
export const formPartsQuery = graphql`
  fragment FormParts on ContentfulForm {
    contentful_id
    name
    formId
    use
    fieldGroups {
      formFields {
        contentful_id
        label
        name
        fieldType
        placeholder
        isRequired
        isHidden
        options
        defaultValue
        defaultValues
        objectTypeId
        blockedEmailDomains
      }
    }
    consentToProcessText
    privacyText
    privacyTextHtml
    communicationsCheckboxes {
      label
      subscriptionTypeId
      isRequired
    }
    submitButtonText
    successMessage
    customSuccessMessage
    redirectUrl
    isCompact
  }
`
