import { graphql } from 'gatsby'

export const articleQueries = graphql`
  fragment AuthorArticle on ContentfulAuthor {
    socialCard {
      ...SocialCardParts
    }
    structuredData
    personName: name
    role
    description
    bioHtml
    portrait: picture {
      picture(layout: FIXED, width: 48) {
        ...PictureParts
      }
    }
  }

  fragment BlogCategoryArticle on ContentfulBlogCategory {
    socialCard {
      ...SocialCardParts
    }
    structuredData
    personName: name
    description
  }

  fragment BlogPostArticle on ContentfulBlogPost {
    socialCard {
      ...SocialCardParts
    }
    structuredData
    title
    description
    publishedOn
    updatedOn
    bodyHtml
    item {
      minutes
    }
    author {
      name
      item {
        href
      }
    }
    postCategory: category {
      name
      item {
        href
      }
    }
    image {
      picture(layout: CONSTRAINED, width: 1200) {
        ...PictureParts
      }
    }
  }

  fragment CompanyPageArticle on ContentfulCompanyPage {
    socialCard {
      ...SocialCardParts
    }
    structuredData
    title
    description
    updatedOn
    summaryHtml
    bodyHtml
    formSlot {
      heading
      bodyHtml
      form {
        ...FormParts
      }
    }
  }

  fragment EventArticle on ContentfulEvent {
    socialCard {
      ...SocialCardParts
    }
    structuredData
    title
    kind
    description
    startsAt
    minutes
    points
    bodyHtml
    form {
      ...FormParts
    }
    speakers {
      contentful_id
      name
      item {
        href
      }
    }
  }

  fragment IntegrationArticle on ContentfulIntegration {
    socialCard {
      ...SocialCardParts
    }
    structuredData
    personName: name
    description
    integrationCategory: category
    trialUrl
    website
    features
    bodyHtml
    logo {
      picture(layout: FIXED, width: 48) {
        ...PictureParts
      }
    }
  }

  fragment InterviewGuideArticle on ContentfulInterviewGuide {
    socialCard {
      ...SocialCardParts
    }
    structuredData
    title
    description
    role
    minutes
    bodyHtml
    questions {
      contentful_id
      text
      competence
      listenFor
      followUp
    }
  }

  fragment JobDescriptionArticle on ContentfulJobDescription {
    socialCard {
      ...SocialCardParts
    }
    structuredData
    title
    description
    role
    bodyHtml
    guide {
      title
      item {
        href
      }
    }
  }

  fragment JobPostArticle on ContentfulJobPost {
    socialCard {
      ...SocialCardParts
    }
    structuredData
    title
    description
    team
    location
    employment
    salaryFrom
    salaryTo
    publishedOn
    closesOn
    applicationsEmail
    bodyHtml
  }
`
